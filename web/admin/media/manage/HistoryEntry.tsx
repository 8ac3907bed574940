import { texts as allTexts } from '../texts.ts'

const texts = allTexts.manage

/** Words as they stood or stand. */
export const HistoryEntry = ({
  label,
  title,
  description,
}: {
  label: string
  title: string
  description: string | null
}) => (
  <p className="saying">
    <span>{label}</span> <strong>{title}</strong>
    <span>{description ?? texts.noDescription}</span>
  </p>
)
