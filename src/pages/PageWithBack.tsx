import { Page, type PageProps } from '../ui/page/Page.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { useBack } from './use-back.ts';

/** A page that Back leaves: one step back, or to `backTo` when the app was opened here. */
export function PageWithBack({
  backTo = '/personal',
  ...props
}: Omit<PageProps, 'onBack' | 'headerAction'> & { backTo?: string }) {
  return <Page {...props} onBack={useBack(backTo)} headerAction={<LanguageSwitch />} />;
}
