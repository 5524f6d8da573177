/** What kubectl does in rounds of faults. */
import type { Kubectl } from '../support/programs/kubectl.js';

/** Runs kubectl again where it was told that the store is away, as people do. */
export async function insist(kubectl: Kubectl, command: string, input?: string): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await kubectl(command, input);
    } catch (error) {
      if (tries === 30) throw error;
    }
  }
}

export const manifest = (round: number): string => `
apiVersion: v1
kind: ConfigMap
metadata: { name: round-${round} }
data: { round: "${round}" }
---
apiVersion: v1
kind: ConfigMap
metadata: { name: counter }
data: { round: "${round}" }
`;
