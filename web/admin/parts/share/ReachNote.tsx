import { reachOf } from '../../../../domain/privateAddress.ts'
import { reachTexts } from '../../../../languages/en/memorial/reach.ts'

interface Props {
  link: string
  /** whether the note takes the place of a code */
  isForCode?: boolean
}

/** Says that only this computer or house can open a link, and what to do. Shows nothing if everyone can open it. */
export const ReachNote = ({ link, isForCode = false }: Props) => {
  const reach = reachOf(link)
  return (
    reach !== 'everyone' && (
      <p>
        <strong>{reachTexts[reach]}</strong> {isForCode && reachTexts.noCode} {reachTexts.advice}
      </p>
    )
  )
}
