import { createElement, type ReactNode, Suspense, useCallback, useState } from 'react';
import { customerServicePhone } from '../../api/constants.ts';
import { usePlatform } from '../../pages/platform.tsx';
import { useT } from '../../ui/language.tsx';
import { lazyComponent, loadComponent } from '../../ui/lazy-component.ts';
import { OpenContact } from '../../ui/overlay/open-contact.ts';
import { messages } from '../messages.ts';

const sheet = () => import('../../pages/ServiceSheet.tsx').then((file) => file.ServiceSheet);

/** Opens the customer service for flows. It outlives the screen it was opened from: a car's frame goes when the car comes. */
export function ServiceContact({ children }: { children: ReactNode }) {
  const t = useT();
  const { toast } = usePlatform();
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => {
    void loadComponent(sheet).then((loaded) =>
      loaded ? setOpen(true) : toast(t(messages.serviceNotLoaded, { phone: customerServicePhone })),
    );
  }, [t, toast]);
  return (
    <OpenContact value={open}>
      {children}
      {isOpen && (
        <Suspense>
          {createElement(lazyComponent(sheet), {
            phone: customerServicePhone,
            onClose: () => setOpen(false),
          })}
        </Suspense>
      )}
    </OpenContact>
  );
}
