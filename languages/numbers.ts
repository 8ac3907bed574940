/**
 * Makes the function that formats numbers: with '.' and ',', 1204 becomes '1.204', and 6.7 becomes '6,7'. Numbers below `from` stay
 * together. The function does not use Intl, because the first use of Intl takes 70 ms on an old phone.
 */
export const makeFormatNumber =
  (group: string, decimal: string, from = 1_000) =>
  (value: number): string => {
    const text = String(value).replace('.', decimal)
    return value < from ? text : text.replace(/\B(?=(\d{3})+(?!\d))/g, group)
  }
