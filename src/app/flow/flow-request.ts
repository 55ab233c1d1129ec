import type { ActionId, Language } from '../../model/definition.ts';

export interface FlowRequest {
  path: string;
  orderNo: string;
  action: ActionId | undefined;
  params: Record<string, string>;
  language: Language;
}
