export const hubPath = (id: string): string => `/console/hub/${encodeURIComponent(id)}`;
