import { texts as allTexts } from '../texts.ts'

const texts = allTexts.manage

/** The text as it stood or stands. */
export const HistoryEntry = ({
  label,
  title,
  description,
}: {
  label: string
  title: string
  description: string | null
}) => (
  <p className="history-entry">
    <span>{label}</span> <strong>{title}</strong>
    <span>{description ?? texts.noDescription}</span>
  </p>
)
