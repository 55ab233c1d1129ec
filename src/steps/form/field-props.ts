import type { Control } from 'react-hook-form';
import type { Listed, Lists } from '../lists.ts';
import type { FieldSettings, FormValues } from './field.ts';
import type { RefusedAnswer } from './refused.ts';
import type { FieldUpload } from './uploads.ts';

export interface FormFieldProps {
  name: string;
  field: FieldSettings;
  control: Control<FormValues>;
  lists: Lists;
  /** Why lists are missing. */
  trouble: string | undefined;
  today: Date;
  /** The banks a card may be of, where the form has a list of them. */
  banks: readonly Listed[] | undefined;
  /** What the platform would not take. */
  refused: RefusedAnswer | undefined;
  onListRequest: (list: string) => void;
  onLeave: () => void;
  /** Other answers have changed what is refused here. */
  onRefusal: (name: string) => void;
  afterTap: (act: () => void) => void;
  /** Only for types uploaded at once. */
  upload: FieldUpload | undefined;
}
