import { totalmem } from 'node:os'
import { getHeapStatistics } from 'node:v8'

const MIB = 1024 * 1024

/**
 * Memory in MiB besides the heap: bytes of responses, compression, files, and the heap of the thread that sanitises
 * HTML.
 */
const MEMORY_BESIDE_HEAP_MIB = 384

/** Heap in MiB that the largest allowed lists and the rendering of pages need. */
const MIN_HEAP_MIB = 400

type Limits = {
  /** Highest size of the heap in MiB. */
  heap: number
  /** Memory of the container or the machine in MiB. */
  memory: number
}

/** Limits of this process. */
export function memoryLimits(): Limits {
  const { heap_size_limit } = getHeapStatistics()
  const constrained = process.constrainedMemory()
  const memory = constrained > 0 && constrained < totalmem() ? constrained : totalmem()
  return { heap: Math.round(heap_size_limit / MIB), memory: Math.round(memory / MIB) }
}

/** The limits as text, and what is wrong with them, if anything (HTT-08). */
export function memoryWords({ heap, memory }: Limits): { limits: string; problem?: string } {
  const limits = `Heap up to ${heap} MiB of ${memory} MiB of memory`
  const fitting = Math.max(MIN_HEAP_MIB, memory - MEMORY_BESIDE_HEAP_MIB)
  if (memory < MIN_HEAP_MIB + MEMORY_BESIDE_HEAP_MIB)
    return {
      limits,
      problem: `The memory does not suffice: ${MIN_HEAP_MIB + MEMORY_BESIDE_HEAP_MIB} MiB are needed, 1024 MiB recommended`,
    }
  if (heap < MIN_HEAP_MIB)
    return {
      limits,
      problem: `The heap does not suffice: start with --max-old-space-size=${MIN_HEAP_MIB} or more`,
    }
  if (heap > memory - MEMORY_BESIDE_HEAP_MIB)
    return {
      limits,
      problem: `The heap leaves too little beside it, and the process may be ended: start with --max-old-space-size=${fitting} or less`,
    }
  return { limits }
}
