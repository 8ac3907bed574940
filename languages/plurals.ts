/** The forms of a sentence for the plural categories of a language (CLDR). `#` stands for the number. */
export type PluralForms<Category extends string> = Readonly<Record<Category | 'other', string>>

/**
 * Makes the function that chooses the form of a sentence for a number: `plural(5, { one: '# zdjęcie', few: '# zdjęcia', many:
 * '# zdjęć', other: '# zdjęcia' })` is '5 zdjęć' in Polish. A category that is missing does not compile. `Intl.PluralRules` is made
 * at the first number, because it takes time.
 */
export const makePlural = <Category extends string>(
  locale: string,
  formatNumber: (value: number) => string,
) => {
  let rules: Intl.PluralRules | undefined
  return (count: number, forms: PluralForms<Category>): string => {
    rules ??= new Intl.PluralRules(locale)
    const form = (forms as Readonly<Record<string, string>>)[rules.select(count)] ?? forms.other
    return form.replaceAll('#', formatNumber(count))
  }
}
