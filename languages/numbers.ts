/**
 * Makes the function that formats numbers: with '.' and ',', 1204 becomes '1.204', and 6.7 becomes '6,7'. Numbers below `from` stay
 * together. The function does not use Intl, because the first use of Intl takes 70 ms on an old phone.
 */
export const makeFormatNumber =
  (group: string, decimal: string, from = 1_000) =>
  (value: number): string => {
    const [whole = '', fraction] = String(value).split('.')
    const grouped = Math.abs(value) < from ? whole : whole.replace(/\B(?=(\d{3})+$)/g, group)
    return fraction === undefined ? grouped : `${grouped}${decimal}${fraction}`
  }
