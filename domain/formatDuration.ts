/** Formats a duration in seconds: 185.9 becomes '3:05', and 3785 becomes '1:03:05'. */
export const formatDuration = (seconds: number): string => {
  const total = Math.floor(seconds)
  const [hours, minutes, rest] = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60]
  const twoDigits = (number: number) => String(number).padStart(2, '0')
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${twoDigits(rest)}` : `${minutes}:${twoDigits(rest)}`
}
