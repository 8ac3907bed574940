/** Phones and messengers write the date into names: `IMG_20240512_101530.jpg`, `WhatsApp Image 2024-05-12 at 10.15.30`. */
export function dateInName(name: string): string | null {
  const found =
    /(?<!\d)((?:19|20)\d\d)[-_.]?(\d\d)[-_.]?(\d\d)(?:\D{1,4}(\d\d)[-_.:]?(\d\d)[-_.:]?(\d\d)(?:\d{3})?)?(?!\d)/.exec(
      name,
    )
  if (!found) return null
  const [, year, month, day, hours = '00', minutes = '00', seconds = '00'] = found
  const date = `${year}-${month}-${day}T${hours}:${minutes}:${seconds}`
  const time = Date.parse(`${date}Z`)
  // of the 31st of February the calendar makes another day
  return new Date(time || 0).toISOString().startsWith(date) ? date : null
}
