/** The choices of the form every library shows. */
export const housing = { own: '自有住房', rented: '租房', parents: '与父母同住' };
export const contacts = {
  spouse: '配偶',
  parent: '父母',
  child: '子女',
  friend: '朋友',
  colleague: '同事',
};
export const uses = { commute: '上下班', family: '家用', work: '营运' };
