import { type ReactNode, useId, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { appendAccessKey } from '../../../contract/pages/accessLink.ts'
import { servicePath } from '../../../contract/pages/show.ts'
import { reachOf } from '../../../domain/privateAddress.ts'
import { reachTexts } from '../../../languages/en/memorial/reach.ts'
import { typeset } from '../../ui/typeset.ts'
import { readHallOrigin, readPublicOrigin, withoutProtocol } from '../../api/origins.ts'
import { usePageData } from '../../api/pageData.ts'
import { useRead } from '../../api/useRead.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import { drawQrCodeSvg } from '../../ui/drawQrCode.ts'
import { SelectField } from '../../ui/fields/Field.tsx'
import { LoadFailure } from '../../ui/loading/LoadFailure.tsx'
import type { ShowLength } from '../../../languages/en/visitors/show.ts'
import { texts } from '../../../languages/en/visitors/director.ts'
import { useShowLength } from './useShowLength.ts'
import './director.css'

export interface DirectorPageProps {
  /** how long the show on this device is; if absent, it is computed for a device that has chosen nothing of its own */
  length?: ShowLength
  onClose: () => void
}

/** Everything that a funeral director needs for the slideshow, on one sheet that the browser prints. */
export default function DirectorPage({ length, onClose }: DirectorPageProps) {
  const settings = useRead('GET /api/settings')
  const director = useRead('GET /api/director-page', { refetchOnMount: true })
  const { data } = director
  const failedRead = [settings, director].find(({ error }) => error)
  const isLoading = !failedRead && !(settings.data && data)
  const computedLength = useShowLength()
  const shownLength = length ?? computedLength
  const pageData = usePageData()
  const origin = readPublicOrigin(pageData)
  usePrintedAlone()
  return createPortal(
    <Dialog
      className="director"
      title={texts.title(typeset(settings.data?.name ?? ''))}
      description={texts.purpose}
      onClose={onClose}
      footer={
        <Button tone="primary" busy={isLoading} onClick={() => window.print()}>
          {texts.print}
        </Button>
      }
    >
      {isLoading && <p role="status">{texts.loading}</p>}
      {failedRead && (
        <LoadFailure className="director-failure" message={texts.unreachable} onRetry={failedRead.retry} />
      )}
      <div className="director-sheet" hidden={isLoading}>
        <Address origin={origin} keys={data?.accessKeys ?? []} />
        {shownLength && <p className="director-length">{texts.lasts(shownLength)}</p>}
        <Part title={texts.keys}>
          <Rows rows={texts.keyRows.map(({ keys, action }) => [keys, action])} />
          <p>{texts.phone(withoutProtocol(`${readHallOrigin(pageData)}/remote`))}</p>
        </Part>
        <Part title={texts.trouble}>
          <Rows rows={texts.troubleRows.map(({ problem, remedy }) => [problem, remedy])} />
        </Part>
        <Part title={texts.whomToCall}>
          {/* without a name and a number, there are lines to write on */}
          {data?.whomToCall?.trim() ? (
            <p className="director-call">{typeset(data.whomToCall)}</p>
          ) : (
            <div className="director-lines" />
          )}
        </Part>
      </div>
    </Dialog>,
    document.body,
  )
}

/** Returns the path of the show that runs here, if it asks for the whole screen, or else the path for a screen. */
const findShowPath = () =>
  ['service', 'fullscreen'].some((name) => new URLSearchParams(location.search).has(name))
    ? location.pathname + location.search
    : servicePath

/** Makes the browser print the dialog alone. Browsers from before 2023 have no `:has`, which could do so in the stylesheet. */
const usePrintedAlone = () =>
  useLayoutEffect(() => {
    document.body.classList.add('with-director')
    return () => document.body.classList.remove('with-director')
  }, [])

interface AddressProps {
  origin: string
  /** the access keys that this device or keeper knows */
  keys: readonly { name: string; key: string }[]
}

const Address = ({ origin, keys }: AddressProps) => {
  const [path] = useState(findShowPath)
  const needsPassword = useRead('GET /api/settings').data?.needsPassword === true
  const [chosenKey, setChosenKey] = useState('')
  const key = needsPassword ? (keys.find((each) => each.key === chosenKey) ?? keys[0])?.key : undefined
  const link = origin + (key ? appendAccessKey(path, key) : path)
  const reach = reachOf(origin)
  return (
    <div className="director-address">
      <Part title={texts.begin}>
        <ol>
          {texts.beginSteps.map((step, index) => (
            <li key={step}>
              {step} {index === 0 && <strong>{withoutProtocol(link)}</strong>}
            </li>
          ))}
        </ol>
        {reach !== 'everyone' && <p>{reachTexts[reach]}</p>}
        {needsPassword && !key && <p>{texts.asksForPassword}</p>}
        {needsPassword && keys.length > 1 && (
          <SelectField
            label={texts.opensWith}
            value={key ?? ''}
            options={Object.fromEntries(keys.map((each) => [each.key, each.name]))}
            onChange={setChosenKey}
          />
        )}
      </Part>
      {reach === 'everyone' && <img src={drawQrCodeSvg(link)} alt={texts.code} width={160} height={160} />}
    </div>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}

const Rows = ({ rows }: { rows: readonly (readonly [term: string, description: string])[] }) => (
  <dl>
    {rows.map(([term, description]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{description}</dd>
      </div>
    ))}
  </dl>
)
