# powershell -ExecutionPolicy Bypass -File package.ps1 photos Lobby
param([string]$Folder, [string]$Name)
$ErrorActionPreference = "Stop"
$site = "https://brewscreen.example"
$machine = Invoke-RestMethod "$site/api/machines/classic"
$all = $machine.categories.arrangements.slots

$slots = @{}
$files = @{}
$pngs = Get-ChildItem $Folder -Recurse -File | Where-Object { $_.Extension -eq ".png" } | Sort-Object FullName
foreach ($file in $pngs) {
  $png = [IO.File]::ReadAllBytes($file.FullName)
  $picture = @{ name = $file.Name; data = "data:image/png;base64," + [Convert]::ToBase64String($png) }
  # Pictures named as in "Images (zip)" go to their slots, others to the folder of their size.
  $path = "$($file.Directory.Name)/$($file.Name)"
  $slot = $all | Where-Object { $_.image -eq $path } | Select-Object -First 1
  if ($slot -and $slots.ContainsKey($slot.id)) { throw "$($file.FullName) is a second picture for $($slot.id)" }
  if ($slot) { $slots[$slot.id] = $picture; continue }
  $width = [int]$png[18] * 256 + $png[19]
  $height = [int]$png[22] * 256 + $png[23]
  $isSize = { $_.width -eq $width -and $_.height -eq $height }
  $category = $machine.folders | Where-Object { $_.sizes | Where-Object $isSize } | Select-Object -First 1
  if (-not $category) { throw "$path is ${width}x$height, a size that the machine does not use" }
  $count = @($files.Keys | Where-Object { $_ -like "$($category.id)_*" }).Count
  $files["$($category.id)_$count"] = $picture
}

$body = @{ packageName = $Name; slots = $slots; files = $files } | ConvertTo-Json -Depth 4
$request = @{
  Uri = "$site/api/create-package"
  Method = "Post"
  ContentType = "application/json"
  Headers = @{ Prefer = "handling=strict" }
  Body = [Text.Encoding]::UTF8.GetBytes($body)
  OutFile = "$Name.mp"
}
Invoke-WebRequest @request -UseBasicParsing
