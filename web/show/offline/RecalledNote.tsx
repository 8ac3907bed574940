import { useEffect, useState } from 'react'
import { useRead } from '../../api/useRead.ts'
import { describeRecalledShow, type RecalledShow, recallShow } from './recallShow.ts'

const SHOWN_MS = 5_000
/** While the show is being stored, the sentence about it stays a little longer. */
const STORING_SHOWN_MS = 20_000

/** Says for five seconds, over the first picture, when the show on this device was rehearsed, or what is new. */
export default function RecalledNote({ isPictureShown }: { isPictureShown: boolean }) {
  const dateStyle = useRead('GET /api/settings').data?.shownDateStyle
  const [recalled, setRecalled] = useState<(RecalledShow & { now: number }) | null>(null)
  const [isOver, setIsOver] = useState(false)
  const isShown = isPictureShown && recalled !== null && !isOver
  useEffect(() => {
    // nobody needs to know that this device does not remember
    recallShow((show) => setRecalled({ ...show, now: Date.now() })).catch(() => undefined)
  }, [])
  useEffect(() => {
    if (!isShown) return
    const isStoring = recalled.change?.storing === 'running'
    const timer = setTimeout(() => setIsOver(true), isStoring ? STORING_SHOWN_MS : SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isShown, recalled])
  const sentence = isShown && describeRecalledShow(recalled, recalled.now, dateStyle)
  return sentence && <p>{sentence}</p>
}
