import { createContext, useContext } from 'react';
import { type FetchFile, PdfProblem } from './pdf-file.ts';

const Access = createContext<FetchFile>(() => Promise.reject(new PdfProblem('lost')));

/** Gives screens the way to fetch a file of the platform as the customer it belongs to. */
export const FileAccess = Access.Provider;

export function useFileAccess(): FetchFile {
  return useContext(Access);
}
