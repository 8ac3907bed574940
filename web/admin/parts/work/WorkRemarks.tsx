import { texts } from '../../../../languages/en/dashboard/work.ts'

interface Props {
  remarks: readonly string[]
  /** whether the work has just ended: only then, screen readers announce the remarks */
  isNew: boolean
}

export const WorkRemarks = ({ remarks, isNew }: Props) => (
  <div role={isNew ? 'alert' : undefined} className="work-remarks">
    <p>{texts.remarks}</p>
    <ul>
      {remarks.map((remark) => (
        <li key={remark}>{remark}</li>
      ))}
    </ul>
  </div>
)
