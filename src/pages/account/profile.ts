import type { ResponseOf } from '../../api/typed.ts';

export type UserProfile = ResponseOf<'user.profile'>;
