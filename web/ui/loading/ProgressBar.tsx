import './progress.later.css'

interface ProgressProps {
  /** the accessible name of the progress bar */
  label: string
  /** the progress in percent, from 0 to 100 */
  value: number
}

export const ProgressBar = ({ label, value }: ProgressProps) => {
  const percent = Math.round(Math.min(100, Math.max(0, value)))
  return (
    <div
      role="progressbar"
      className="progress"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <div style={{ transform: `scaleX(${percent / 100})` }} />
    </div>
  )
}
