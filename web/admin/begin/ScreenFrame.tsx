import { type ReactNode, useEffect, useRef } from 'react'
import type { SampleField } from '../../../contract/memorial/selectSettings.ts'
import type { Settings } from '../../../contract/memorial/settings.ts'
import { formatLifeDates } from '../../../domain/paragraphs.ts'
import { typeset } from '../../ui/typeset.ts'
import { linkTo } from '../../api/urls.ts'
import { PathPicture } from '../../media/PathPicture.tsx'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { allowLeaving, asksBeforeLeaving, useLeaveGuard } from '../../ui/dialogs/unsaved.tsx'
import { Icon } from '../../ui/icons.tsx'
import { hasDrafts } from '../parts/tab/tabDrafts.ts'
import { hasLeftFirstScreen } from './screens.ts'
import { texts } from '../../../languages/en/dashboard/begin.ts'

interface Props {
  heading: ReactNode
  /** how far the conversation has come */
  progress?: string
  settings: Settings
  /** whether the picture is left out, because the answer shows it */
  hasOwnPicture?: boolean
  children: ReactNode
}

/** The frame of all screens of the conversation: the way out, the portrait, and the heading. */
export const ScreenFrame = ({ heading, progress, settings, hasOwnPicture = false, children }: Props) => {
  const { askIf, question } = useLeaveGuard()
  const close = () => {
    allowLeaving()
    location.assign(linkTo('/admin'))
  }
  const headingElement = useHeadingFocus()
  const { portraitPath, portraitShape, name } = settings
  const hasPortrait = Boolean(portraitPath) && !hasOwnPicture
  return (
    <div className={classes('begin-frame', hasPortrait && 'with-portrait')}>
      <header className="begin-head">
        <div>
          <p>{progress}</p>
          <Life settings={settings} />
        </div>
        <Button className="bare" onClick={() => askIf(asksBeforeLeaving() || hasDrafts(), close)}>
          <Icon name="close" />
          {texts.close}
        </Button>
      </header>
      <div className="begin-body">
        {portraitPath && hasPortrait && (
          <PathPicture
            key={portraitPath}
            className="begin-portrait"
            path={portraitPath}
            shape={portraitShape}
            alt={name}
            sizes="18rem"
          />
        )}
        <div className="begin-answer">
          <h1 ref={headingElement} tabIndex={-1}>
            {heading}
          </h1>
          {children}
        </div>
      </div>
      {question}
    </div>
  )
}

/** His name and dates as visitors read them, which shows how a date was read that was typed on the screen before. */
const Life = ({ settings }: { settings: Settings }) => {
  const { name, sampleFields = [], shownDates } = settings
  const isSample = (field: SampleField) => sampleFields.includes(field)
  if (isSample('name')) return null
  const readDate = (field: 'birthDate' | 'deathDate') => (isSample(field) ? '' : shownDates[field])
  const dates = formatLifeDates(readDate('birthDate'), readDate('deathDate'))
  return (
    <p>
      <bdi>{name}</bdi>
      {dates && `, ${typeset(dates)}`}
    </p>
  )
}

/** Moves the focus to the heading of each screen, except when the page has just loaded. */
const useHeadingFocus = () => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!hasLeftFirstScreen()) return
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}
