import { Fragment, type ReactNode } from 'react'

/** Renders elements in the order in which an object names them. */
export const InOrder = ({ elements }: { elements: Readonly<Record<string, ReactNode>> }) =>
  Object.entries(elements).map(([name, element]) => <Fragment key={name}>{element}</Fragment>)
