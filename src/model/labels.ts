/**
 * A kind's `labels.ts`: its `about`s in Chinese, and what the studio calls its states, its outcomes and the events its customers
 * send. What several kinds share is written once, in `language/chinese/about/settings.json` and in the studio. Never on a phone.
 */
import type { LocalizedText } from './step-kind.ts';

export interface KindLabels {
  /** English → Chinese. */
  readonly abouts: { readonly [about: string]: string };
  readonly states?: { readonly [state: string]: LocalizedText };
  readonly outcomes?: { readonly [outcome: string]: LocalizedText };
  /** By the event's whole name: `link.tapped`. */
  readonly events?: { readonly [event: string]: LocalizedText };
}

/** `Kind`: what `DefineKind` drew from its states. */
export interface LabelsOf<
  Schema,
  Kind extends { readonly status: string; readonly outcome: string; readonly event: string },
> {
  readonly abouts: { readonly [About in AboutsIn<Schema>]?: string };
  readonly states?: { readonly [State in Kind['status']]?: LocalizedText };
  readonly outcomes?: { readonly [Outcome in Kind['outcome']]?: LocalizedText };
  readonly events?: { readonly [Event in Kind['event']]?: LocalizedText };
}

type AboutsIn<Part> = Part extends readonly (infer Item)[]
  ? AboutsIn<Item>
  : Part extends object
    ? | (Part extends { readonly about: infer About extends string } ? About : never)
      | { [Name in keyof Part]: AboutsIn<Part[Name]> }[keyof Part]
    : never;
