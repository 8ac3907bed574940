/** Seconds as people write them: 3:05, and from an hour on 1:03:05. */
export const clockTime = (seconds: number): string => {
  const all = Math.floor(seconds)
  const [hours, minutes, rest] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60]
  const two = (number: number) => String(number).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
