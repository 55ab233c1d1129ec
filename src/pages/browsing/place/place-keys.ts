/** `used`: the store a used car is taken over in, chosen on its own. */
export type PlaceFor = 'new' | 'used';

/** Keys of the session storage. */
export const placeKeys: Readonly<Record<PlaceFor, string>> = {
  new: 'chosen_place',
  used: 'chosen_used_place',
};
