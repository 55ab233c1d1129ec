/** Business constants of the specification that belong to no one place in the code (browsing-and-ordering, section 9). */
export const customerServicePhone = '400-6688-878';
