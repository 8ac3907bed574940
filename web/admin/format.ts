const megabyte = 1024 * 1024

/** '640 KB', '4.2 MB', '98 MB' */
export const sizeOf = (bytes: number) => {
  if (bytes < megabyte) return `${Math.max(1, Math.round(bytes / 1024))} KB`
  const size = bytes / megabyte
  return `${size < 10 ? size.toFixed(1) : Math.round(size)} MB`
}

const day = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' })
const minute = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** 'Apr 6, 2025', where the administrator is */
export const dateOf = (iso: string) => day.format(new Date(iso))

/** 'Apr 6, 2025, 3:04 PM' */
export const timeOf = (iso: string) => minute.format(new Date(iso))

/** '0:07', '1:02:30' */
export const lengthOf = (seconds: number) => {
  const all = Math.round(seconds)
  const [hours, minutes, rest] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
