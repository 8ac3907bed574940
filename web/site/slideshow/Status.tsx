import { texts } from './texts.ts'

interface StatusProps {
  number: number
  count: number
  seconds: number
  random: boolean
}

/** Where the show is. Words only: while the controls are hidden it is unseen, but can still be read aloud. */
export const Status = ({ number, count, seconds, random }: StatusProps) => (
  <p className="show-status">
    <span>{texts.slide(number, count)}</span>
    <span>{texts.perSlide(seconds)}</span>
    {random && <span>{texts.randomMode}</span>}
  </p>
)
