/**
 * What a form shows of a part of a file: one control for each setting, made from its schema and what is written. `At`: how places in
 * the file are told.
 */
export interface Form<At = number> {
  file: string;
  /** The names down from the file to what it is about; none: the file. */
  path: string[];
  /** What has forms of its own around it, outermost first: the file has no name. */
  above: { name: string; from: At }[];
  about: string;
  /** Where that is written; the file's begin where nobody has written it. */
  from: At;
  to: At;
  controls: FormControl<At>[];
  /** Choices of the controls that name one. */
  lists: Record<string, FormChoice[]>;
}

export interface FormChoice {
  value: string;
  about?: string;
}

/** What a control writes; null takes its setting out. A language that is left out stays as it is. */
export type FormValue = string | null | readonly string[] | Partial<Bilingual>;

export interface Bilingual {
  zh: string;
  en: string;
}

interface ControlPlace<At> {
  name: string;
  /** Names down from the file; of an entry of a list its number. */
  path: string[];
  /** The author has made the name up. */
  isNamed?: true;
  /** What that name stands for: the label of a code, what an outcome is. */
  nameAbout?: string;
  about: string;
  required?: true;
  /** Says which lines of the specification it is for, which no customer sees. */
  isForSpecification?: true;
  /** What is shown is a template's; with `at`, what is written holds instead of it. */
  isBelow?: true;
  /** Where it is written, with its name; absent where it is not. */
  at?: { from: At; to: At };
}

export type FormControl<At = number> = ControlPlace<At> & FormInput<At>;

export type FormInput<At = number> =
  | TextInput
  | { type: 'words'; value: Bilingual }
  | { type: 'yes-no'; value: boolean; isKnown: boolean }
  | { type: 'choice'; value: string; choices?: FormChoice[] | string; usual?: string }
  | { type: 'several'; value: string[]; choices?: FormChoice[] | string }
  | { type: 'group'; controls: FormControl<At>[]; add?: FormAddition }
  /** Parts with forms of their own. */
  | { type: 'parts'; parts: FormPart<At>[]; canMove: boolean }
  /** Shown as it is written. */
  | { type: 'source'; source: string };

interface TextInput {
  type: 'text';
  value: string;
  isNumber?: true;
  /** The name of a list in `Form.lists`. */
  choices?: string;
  usual?: string;
}

/** Another entry of a map: its name, and one control for its value. */
export interface FormAddition {
  names: FormChoice[];
  value: 'text' | 'words';
  choices?: string;
}

export interface FormPart<At = number> {
  name: string;
  title?: Bilingual;
  from: At;
  /** Why it cannot change places with the one below; absent where it can. */
  stays?: Stays;
}

/** `last`: there is none below. `leads`: what is written there leads elsewhere than below; `step` is whose. */
export type Stays = { why: 'last' } | { why: 'leads'; step: string } | { why: 'form' };

/** Of the template that a form is of. */
export interface TemplateUse<At = number> {
  /** How many funders have a flow that is made of it. */
  funders: number | undefined;
  /** What it leaves to the funder that is looked at. */
  settings?: Form<At>;
  /** The step for that funder alone; absent where it cannot be changed from outside. */
  step?: Form<At> | undefined;
}

export interface FormOfCaret<At = number> {
  form: Form<At>;
  use?: TemplateUse<At>;
}

/** The same form with its places told in another manner. */
export function placed<At>(form: Form, at: (offset: number) => At): Form<At> {
  const control = ({ at: written, ...one }: FormControl): FormControl<At> =>
    ({
      ...one,
      ...(written && { at: { from: at(written.from), to: at(written.to) } }),
      ...(one.type === 'group' && { controls: one.controls.map(control) }),
      ...(one.type === 'parts' && {
        parts: one.parts.map((part) => ({ ...part, from: at(part.from) })),
      }),
    }) as FormControl<At>;
  return {
    ...form,
    above: form.above.map((one) => ({ ...one, from: at(one.from) })),
    from: at(form.from),
    to: at(form.to),
    controls: form.controls.map(control),
  };
}
