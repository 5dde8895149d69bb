/** Megabytes that the process of a site holds, by its own figures. */
export async function memoryOf(site: string): Promise<number> {
  const metrics = await (await fetch(`${site}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(metrics)?.[1] ?? Number.NaN) / 1024 / 1024
}
