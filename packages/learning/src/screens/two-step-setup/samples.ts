import type { TwoStepSecret } from './two-step-setup';

const SIZE = 37;

/** Looks like a QR code; nothing can read it. */
function drawn(): string {
  const cells: string[] = [];
  for (let y = 4; y < SIZE - 4; y += 1)
    for (let x = 4; x < SIZE - 4; x += 1)
      if ((x * 7 + y * 11 + ((x * y) % 5)) % 3 === 0) cells.push(`M${x} ${y}h1v1h-1z`);
  return cells.join('');
}

export const SETUP: TwoStepSecret = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  address:
    'otpauth://totp/Digiken:wanjiku%40example.com?issuer=Digiken&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  qr: { size: SIZE, path: drawn() },
};

export const CODES = [
  'K7QM-4T9X-BD2R-WHY6',
  'P3VN-8CEJ-5GZA-LSU9',
  'X6FB-2RKW-QM7T-4HDY',
  'D9YC-JZ3P-VN8E-5GAL',
  'U4SH-W6KX-7QBM-T2RF',
  'E8GA-5LPV-N3JC-Z9YD',
  'B2RT-H4UW-K6XF-7QSM',
  'Z5LE-9GDA-C3PJ-8NVY',
  'M7TB-Q2KR-X4WF-6HUS',
  'A9VD-L5NG-8ECP-3YJZ',
];
