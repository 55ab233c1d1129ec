export const lease = {
  name: 'lease-contract',
  title: { zh: '融资租赁合同', en: 'Finance lease contract' },
  pages: ['/documents/lease/1.png', '/documents/lease/2.png'],
  pdf: '/documents/lease.pdf',
};
export const debit = {
  name: 'withholding-authorization',
  title: { zh: '代扣授权书', en: 'Debit authorization' },
  pages: ['/documents/debit/1.png'],
  pdf: '/documents/debit.pdf',
};
export const settings = {
  documents: ['lease-contract', 'withholding-authorization'],
  'sign-type': 'contract',
  send: { smsToken: 'proof' },
};
export const picture = 'data:image/png;base64,eA==';
