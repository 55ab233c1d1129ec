import { CarBar } from '../../ui/car/CarBar.tsx';
import { CarOutline } from '../../ui/car/CarOutline.tsx';
import { FirstMarkup } from '../../ui/page/FirstMarkup.tsx';

/** A car on its way: its first response (first-markup.ts) hides the outline, and the bar works. */
export function CarFrame() {
  return (
    <>
      <FirstMarkup />
      <CarOutline />
      <CarBar />
    </>
  );
}
