export const browsingPaths = [] as const;
