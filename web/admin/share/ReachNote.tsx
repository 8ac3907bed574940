import { reachOf, reachTexts } from '../../../domain/privateAddress.ts'

/** Says that only this computer or house can open a link, and what to do. Shows nothing if everyone can open it. */
export const ReachNote = ({ link }: { link: string }) => {
  const reach = reachOf(link)
  return (
    reach !== 'everyone' && (
      <p className="reach-note">
        <strong>{reachTexts[reach]}</strong> {reachTexts.advice}
      </p>
    )
  )
}
