/** What each paint looks like: a colour of a car, not of the page, so the same by day and by night. */
export const paintColours = {
  white: '#eceff2',
  black: '#2b3038',
  silver: '#b9c0c8',
  grey: '#6a727d',
  blue: '#1f56b5',
  red: '#b3202b',
  green: '#1f6650',
  brown: '#6b4a33',
  gold: '#c7a564',
  orange: '#d8691f',
} as const;
export type Paint = keyof typeof paintColours;
