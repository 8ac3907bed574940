/** Formats a date: '2025-01-05' becomes 'January 5, 2025', or '5 January 2025' if the day comes first. */
export const formatDay = (day: string, isDayFirst?: boolean) => {
  const [year, month, date] = day.split('-').map(Number)
  const name = englishMonths[Number(month) - 1]
  return isDayFirst ? `${date} ${name} ${year}` : `${name} ${date}, ${year}`
}

/** Formats a date for narrow places: '2025-09-05' becomes 'Sep 5, 2025', or '5 Sep 2025' if the day comes first. */
export const formatAbbreviatedDay = (day: string, isDayFirst?: boolean) =>
  formatDay(day, isDayFirst).replace(/[A-Z][a-z]+/, (month) => month.slice(0, 3))

export const englishMonths =
  'January February March April May June July August September October November December'.split(' ')
