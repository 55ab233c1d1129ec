import type { Language } from '../../model/definition.ts';
import type { ActionId } from '../../model/action-id.ts';

export interface FlowRequest {
  path: string;
  orderNo: string;
  action: ActionId | undefined;
  params: Record<string, string>;
  language: Language;
}
