export const certificatesPath = '/console/certificates';
export const certificatePath = (id: string): string =>
  `/console/certificate/${encodeURIComponent(id)}/awards`;
