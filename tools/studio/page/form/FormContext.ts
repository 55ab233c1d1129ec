import { createContext, useContext } from 'react';
import type { Workspace } from '../workspace.ts';
import type { FormChange } from '../../../authoring/form/change.ts';
import type { FormChoice } from '../../../authoring/form/controls.ts';
import type { LocalizedText } from '../../../../src/model/step-kind.ts';
import type { TextPosition } from '../../wire.ts';
import type { ProblemsByControl } from './problems-of-form.ts';
import type { ShownForm } from './use-form.ts';

/** What every control of a form needs. */
export interface FormTools {
  form: ShownForm;
  workspace: Workspace;
  problems: ProblemsByControl;
  write: (change: FormChange) => Promise<boolean>;
  /** Leaves the form for the line in the text. */
  edit: (at: TextPosition) => void;
  /** Said where the form says what it has done or not. */
  tell: (notice: LocalizedText | undefined) => void;
}

const FormContext = createContext<FormTools | undefined>(undefined);

export const FormProvider = FormContext.Provider;

export function useFormTools(): FormTools {
  const tools = useContext(FormContext);
  if (!tools) throw new Error('Bug: a control outside of a form.');
  return tools;
}

/** Choices that stand at the control, or in the form under a name. */
export function choicesIn(
  { lists }: ShownForm,
  choices: readonly FormChoice[] | string | undefined,
): readonly FormChoice[] {
  return typeof choices === 'string' ? (lists[choices] ?? []) : (choices ?? []);
}
