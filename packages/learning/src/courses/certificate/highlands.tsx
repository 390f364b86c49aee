export interface HighlandsProps {
  className?: string;
}

/** The sun over the highlands, as a band at the bottom. Decorative. */
export function Highlands({ className }: HighlandsProps) {
  return (
    <svg
      viewBox="0 0 1200 220"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      data-slot="certificate-picture"
      className={className}
    >
      <circle cx="600" cy="118" r="84" className="fill-emphasis" />
      <path
        d="M0 150 120 96l96 44 150-70 132 78 118-60 110 58 150-88 142 76 182-58V220H0Z"
        className="fill-selected"
      />
      <path
        d="M0 178 150 138l128 34 164-56 150 62 176-50 132 44 140-58 160 50V220H0Z"
        className="fill-success-soft"
      />
      <path
        d="M0 204c160-34 300-30 440-6s290 18 410-12 250-16 350 6V220H0Z"
        className="fill-success-ink"
        opacity="0.75"
      />
    </svg>
  );
}
