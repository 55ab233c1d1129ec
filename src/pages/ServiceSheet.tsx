import { ContactSheet } from '../ui/overlay/ContactSheet.tsx';
import { usePlatform } from './platform.tsx';

const forEver = new AbortController().signal;

interface ServiceSheetProps {
  /** As customers read it. */
  phone: string;
  onClose: () => void;
}

/** The phone and the online service, reached in the host's own way. */
export function ServiceSheet({ phone, onClose }: ServiceSheetProps) {
  const { call, host, environment } = usePlatform();
  const service = environment.onlineService;
  const native = host.kind === 'native';
  return (
    <ContactSheet
      phone={phone}
      service={service}
      onCall={() => void call('bridge.phone', { number: phone }, forEver)}
      onService={
        native ? () => void call('bridge.browser-open', { url: service }, forEver) : undefined
      }
      onClose={onClose}
    />
  );
}
