export const launcherPaths = ['/testBtn'] as const;
