/** Caches Intl objects per locale and options: creating one costs a hundred times as much as using it. */
export function kept<Made, Options extends object>(
  make: (locale: string, options?: Options) => Made,
): (locale: string, options?: Options) => Made {
  const all = new Map<string, Made>();
  return (locale, options) => {
    const key = locale + JSON.stringify(options);
    let made = all.get(key);
    if (made === undefined) {
      made = make(locale, options);
      all.set(key, made);
    }
    return made;
  };
}

/** Without options for counts and points: "1,500", "3.33", two decimals at most. */
export const numberFormat = kept<Intl.NumberFormat, Intl.NumberFormatOptions>(
  (locale, options = { maximumFractionDigits: 2 }) => new Intl.NumberFormat(locale, options),
);
export const dateFormat = kept<Intl.DateTimeFormat, Intl.DateTimeFormatOptions>(
  (locale, options) => new Intl.DateTimeFormat(locale, options),
);
export const relativeFormat = kept<Intl.RelativeTimeFormat, Intl.RelativeTimeFormatOptions>(
  (locale, options) => new Intl.RelativeTimeFormat(locale, options),
);
export const pluralRules = kept<Intl.PluralRules, Intl.PluralRulesOptions>(
  (locale, options) => new Intl.PluralRules(locale, options),
);
export const listFormat = kept<Intl.ListFormat, Intl.ListFormatOptions>(
  (locale, options) => new Intl.ListFormat(locale, options),
);
