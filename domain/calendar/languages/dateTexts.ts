/** The words around dates in one language: `dateTexts` (languages/en/memorial/dates.ts). */
export interface DateTexts {
  readonly about: (date: string) => string
  readonly perhaps: (date: string) => string
  readonly decade: (year: string) => string
  readonly century: (number: number) => string
  /** `season` is 0 for spring */
  readonly season: (season: number, year: string) => string
  readonly between: (first: string, last: string) => string
  readonly since: (first: string) => string
  readonly until: (last: string) => string
  readonly at: (day: string, clock: string) => string
  readonly age: (years: number) => string
}

/** The words around the time and the place of a service: `serviceTimeTexts` (languages/en/memorial/serviceTimes.ts). */
export interface ServiceTimeTexts {
  readonly americanZones: Readonly<Record<string, string>>
  readonly timeIn: (city: string) => string
  readonly dateToBe: string
  readonly timeToBe: string
  readonly locationToBe: string
}
