import { useState } from 'react';
import { type ChosenCity, readPlace } from './chosen-place.ts';

/** Where the product begins (browsing-and-ordering, section 2: cityspell is beijing by default). */
const first: ChosenCity = { code: '110100', name: '北京', en: 'Beijing', spell: 'beijing' };

/** The chosen city, or the first; read once, as choosing one leads to another page. */
export function useCity(): ChosenCity {
  const [city] = useState(() => readPlace().city ?? first);
  return city;
}
