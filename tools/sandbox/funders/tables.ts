declare module '../platform/tables.ts' {
  interface Tables {
    funders: {
      code: string;
      name_zh: string;
      name_en: string;
      links: unknown;
      actions: unknown;
      own: unknown;
      position: number;
    };
  }
}

