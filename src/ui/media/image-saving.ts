import { createContext, useContext } from 'react';

/** Saves a picture, given as a data address, where the phone keeps its pictures. Whether it did. */
export type SaveImage = (image: string) => Promise<boolean>;

const Saving = createContext<SaveImage | undefined>(undefined);

/** Gives screens the host's way to save a picture. */
export const ImageSaving = Saving.Provider;

/** Undefined where the host saves pictures in a way of its own, or not at all. */
export function useImageSaving(): SaveImage | undefined {
  return useContext(Saving);
}
