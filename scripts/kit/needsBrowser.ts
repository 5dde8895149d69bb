import { chainOf, childrenOf, type Node } from '../lib/syntax.ts'

/** Calls that React allows only in the browser's part of a tree: hooks, and the creation of a context. */
const BROWSER_CALL = /^(?:use(?:[A-Z]\w*)?|createContext|lazy)$/
const HANDLER = /^on[A-Z]/

function isSign(node: Node): boolean {
  if (node.type === 'CallExpression') return BROWSER_CALL.test(chainOf(node.callee).at(-1) ?? '')
  return node.type === 'Property' && HANDLER.test(chainOf(node.key)[0] ?? '')
}

/** Whether a module calls hooks or has handlers, and therefore needs "use client". */
export const needsBrowser = (node: Node): boolean => isSign(node) || childrenOf(node).some(needsBrowser)
