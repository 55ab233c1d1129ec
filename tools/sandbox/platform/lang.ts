export type Lang = 'zh' | 'en';
