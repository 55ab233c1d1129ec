export interface CoSigner {
  name: string;
  relation: string;
  spouse: boolean;
  phone: string;
  idNumber: string;
}
