import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ErrorBoundary } from '../../ui/loading/ErrorBoundary.tsx'
import type { DirectorPageProps } from './DirectorPage.tsx'
import { texts } from './directorTexts.ts'

const DirectorPage = lazy(() => import('./DirectorPage.tsx'))

type Props = Omit<DirectorPageProps, 'onClose'> & {
  /** saves what the page shows; the page opens if this resolves to true */
  beforeOpen?: () => Promise<boolean>
}

/** Opens the page for the director, which is loaded only then. */
export const DirectorButton = ({ beforeOpen, ...page }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const open = async () => setOpen(beforeOpen === undefined || (await beforeOpen()))
  return (
    <>
      <Button onClick={() => void open()}>{texts.open}</Button>
      {isOpen && (
        <ErrorBoundary>
          <Suspense>
            <DirectorPage {...page} onClose={() => setOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}
