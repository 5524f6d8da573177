{{- define "common.metadata" -}}
name: {{ .root.Release.Name }}-{{ .name }}
labels: { app.kubernetes.io/part-of: {{ .root.Release.Name }} }
{{- end }}
