import type { InputProps, Option } from './input.ts';

export interface CascadeProps extends InputProps<Option[]> {
  title: string;
  /** One tab per level, from the widest down. */
  levels: readonly string[];
  /** The options below what was chosen so far; undefined while they are not there, which `onOptionsRequest` asks for. */
  options: (chosen: readonly Option[]) => readonly Option[] | undefined;
  onOptionsRequest: (chosen: readonly Option[]) => void;
  problem?: string | undefined;
  /** What the closed control shows. */
  show: (chosen: readonly Option[]) => string;
  /** Every choice from the first level to the last, for a list that is known whole and can be searched; undefined while it is not there. */
  all?: () => readonly (readonly Option[])[] | undefined;
  /** Where the list opens while nothing is chosen, such as what was chosen last elsewhere. */
  opensAt?: () => readonly Option[];
}
